/**
 * Has a file of the build run before the modules of the page. Nothing else does where whether it is needed is only known by now;
 * browsers of today are not to wait for it.
 */
export function writeScript(address: string | undefined): void {
  if (address) document.write(`<script src="${address}"></script>`);
}
