import { defineConfig } from "@playwright/test";

/** What `cargo xtask browser` says: where the browser of the distribution is. */
const executablePath = process.env.PEGWISE_BROWSER ?? "/usr/bin/chromium";

const SPEED = "speed.spec.js";

export default defineConfig({
  testDir: ".",
  outputDir: process.env.PEGWISE_OUTPUT ?? "../../target/browser",
  preserveOutput: "failures-only",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Cores that are shared stall now and then.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: [["line"]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 900 },
    // Containers run as root, and there the browser's own sandbox does not start.
    launchOptions: { executablePath, chromiumSandbox: process.getuid?.() !== 0 },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "tests", testDir: "tests", testIgnore: SPEED },
    { name: "speed", testDir: "tests", testMatch: SPEED },
    { name: "pictures", testDir: "pictures" },
  ],
});
