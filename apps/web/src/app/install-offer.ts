/** Chrome and Edge offer to install the product, once a load and before any screen asks for it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** The browser's offer to install the product; null where it made none, or it was taken up. */
export const installOffer: { current: InstallPrompt | null } = { current: null };

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installOffer.current = event;
});
