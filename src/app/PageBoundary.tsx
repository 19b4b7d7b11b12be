import { Component, type ReactNode } from 'react';
import { useServices } from '#state/kernel/services.ts';
import { CrashedPage } from './CrashedPage.tsx';

type BoundaryProps = { children: ReactNode; log: (message: string, detail?: unknown) => void };

/** Catches what a page throws while it renders, so that the shell around it stays. */
class Boundary extends Component<BoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.log('A page could not be shown.', error);
  }

  override render() {
    return this.state.crashed ? <CrashedPage /> : this.props.children;
  }
}

/** A page that fails to render becomes a page that says so, in the shell, with ways on. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary log={useServices().log}>{children}</Boundary>
);
