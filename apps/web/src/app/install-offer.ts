/** Chrome and Edge offer to install the product, once a load and before any screen asks for it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

let offer: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function set(next: InstallPrompt | null) {
  offer = next;
  for (const listener of listeners) listener();
}

/** The browser's offer to install the product; null where it makes none, or it was taken up. */
export const installOffer = {
  listen() {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      set(event);
    });
    window.addEventListener("appinstalled", () => set(null));
  },
  getState: () => offer,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
