import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BrokenScreen } from './BrokenScreen.tsx';

interface ScreenBoundaryProps {
  /** Where the person is: at another path a screen is tried again. */
  path: string;
  children: ReactNode;
}

/** Shows that a screen broke in place of what broke: the person sees what to do, the console sees why. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A screen broke.', error, componentStack);
  }

  // A path that changes together with the failure is the one that broke.
  override componentDidUpdate({ path }: ScreenBoundaryProps, before: { isBroken: boolean }) {
    if (before.isBroken && this.state.isBroken && path !== this.props.path) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
