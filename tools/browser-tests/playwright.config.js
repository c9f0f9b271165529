import { defineConfig } from "@playwright/test";

/** What `cargo xtask browser` says: where the browser of the distribution is. */
const executablePath = process.env.PEGWISE_BROWSER ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: ".",
  outputDir: process.env.PEGWISE_OUTPUT ?? "../../target/browser",
  preserveOutput: "failures-only",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Against hanging, on a machine however slow and busy. No test is about time: `cargo xtask bench web` measures.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [["line"]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    actionTimeout: 120_000,
    viewport: { width: 1280, height: 900 },
    // Containers run as root, and there the browser's own sandbox does not start.
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
