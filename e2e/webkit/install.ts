// Finds WebKit and what drives it, and installs both from Debian's packages where that is possible.
import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const aptGet = "/usr/bin/apt-get";
const packages = ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"];

/** Why WebKit cannot be driven here; nothing when it can. */
export function missingWebKit(): string | undefined {
  if (isThere()) return undefined;
  if (process.platform !== "linux" || !existsSync(aptGet))
    return `WebKit is driven by Debian's packages (${packages.join(", ")}), and this is no Debian.`;
  if (process.getuid?.() !== 0) return `WebKit is missing. Install it: apt-get install ${packages.join(" ")}`;
  return install() ? undefined : `WebKit could not be installed: apt-get install ${packages.join(" ")}`;
}

function isThere(): boolean {
  const commands = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", "/usr/bin/python3"];
  return commands.every((file) => existsSync(file)) && canDraw();
}

function canDraw(): boolean {
  const probe = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
  return spawnSync("/usr/bin/python3", ["-c", probe], { stdio: "ignore" }).status === 0;
}

function install(): boolean {
  console.log(`Installing ${packages.join(", ")} …`);
  const options: SpawnSyncOptions = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync(aptGet, ["update", "-qq"], options);
  spawnSync(aptGet, ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
  return isThere();
}
