import { FailedNotice } from './FailedNotice.tsx';
import { Notice, type Severity } from './Notice.tsx';

/** Props of {@link TroubleLine}. */
export type TroubleLineProps = {
  /** Null if there is none. */
  trouble: {
    readonly severity: Severity;
    readonly text: string;
    /** For a problem with the browser's settings: its title, and the button to reload the page. */
    readonly reload?: { readonly title: string; readonly label: string; readonly run: () => void };
  } | null;
};

/** A form's trouble that doesn't belong to a field. */
export const TroubleLine = ({ trouble }: TroubleLineProps) => {
  if (trouble === null) return null;
  const { severity, text, reload } = trouble;
  return reload === undefined ? (
    <Notice severity={severity}>{text}</Notice>
  ) : (
    <FailedNotice title={reload.title} text={text} retryLabel={reload.label} onRetry={reload.run} />
  );
};
