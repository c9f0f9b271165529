import { defineConfig } from "@playwright/test";

/** The path of the distribution's browser, from `cargo xtask browser`. */
const executablePath = process.env.PEGWISE_BROWSER ?? "/usr/bin/chromium";

const launchOptions = {
  executablePath,
  // Containers run as root, where the browser's own sandbox does not start.
  chromiumSandbox: process.getuid?.() !== 0,
};

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
    launchOptions,
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "tests",
      testDir: "tests",
      use: {
        // Without windows and a graphics process, the browser takes half the time.
        launchOptions: {
          ...launchOptions,
          executablePath: process.env.PEGWISE_QUICK_BROWSER ?? executablePath,
          args: ["--disable-gpu", "--disable-software-rasterizer"],
        },
        // After its first page, the worker would fetch and keep the whole app once more. Tests about it allow it.
        serviceWorkers: "block",
      },
    },
    { name: "firefox", testDir: "firefox" },
    { name: "site", testDir: "site" },
    { name: "speed", testDir: "speed" },
    { name: "class", testDir: "class" },
    { name: "pictures", testDir: "pictures" },
  ],
});
