import { missingPrograms } from "../debian.mjs";

const programs = [
  "/usr/bin/WebKitWebDriver",
  "/usr/bin/Xvfb",
  "/usr/bin/python3",
  "/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib",
  "/usr/lib/python3/dist-packages/gi/__init__.py",
];

/** Why WebKit cannot be driven here; nothing when it can. */
export function missingWebKit(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return "WebKit is driven on Linux x64 only.";
  return missingPrograms(programs, ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"]);
}
