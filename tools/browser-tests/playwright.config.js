import { defineConfig } from "@playwright/test";

/** The path of the distribution's browser, from `cargo xtask browser`. */
const executablePath = process.env.PEGWISE_BROWSER ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: ".",
  outputDir: process.env.PEGWISE_OUTPUT ?? "../../target/browser",
  preserveOutput: "failures-only",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A timeout against hanging, long enough for any slow or busy machine. No test is about time: `cargo xtask bench web`
  // measures it.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [["line"]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    actionTimeout: 120_000,
    viewport: { width: 1280, height: 900 },
    // Containers run as root, where the browser's own sandbox does not start.
    launchOptions: { executablePath, chromiumSandbox: process.getuid?.() !== 0 },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "tests", testDir: "tests" },
    { name: "firefox", testDir: "firefox" },
    { name: "site", testDir: "site" },
    { name: "speed", testDir: "speed" },
    { name: "class", testDir: "class" },
    { name: "pictures", testDir: "pictures" },
  ],
});
