import { LoadingLine } from '#ui/LoadingLine.tsx';

/** Shown while the provider takes long to say who is logged in or which fund this is. */
export const WaitingPage = () => <LoadingLine variant="lead" />;
