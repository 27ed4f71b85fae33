import { Component, type ErrorInfo, type ReactNode } from "react";

interface Props {
  /** Shown instead of everything; gets what starts the application again. */
  fallback: (reload: () => void) => ReactNode;
  children: ReactNode;
}

/** The last resort: a fault outside every screen leaves a sentence and a way out, never a blank page. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(() => location.reload()) : this.props.children;
  }
}
