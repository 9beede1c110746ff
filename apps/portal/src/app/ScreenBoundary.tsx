import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

interface ScreenBoundaryProps {
  /** Current path. A change of path renders the screen again after an error. */
  path: string;
  children: ReactNode;
}

/** Error boundary of a screen: tells the person what to do, and logs the error to the console. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A screen broke.', error, componentStack);
  }

  // If the path changed in the same update as the failure, the new path is the one that failed.
  override componentDidUpdate({ path }: ScreenBoundaryProps, before: { isBroken: boolean }) {
    if (before.isBroken && this.state.isBroken && path !== this.props.path) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <ErrorScreen /> : this.props.children;
  }
}
