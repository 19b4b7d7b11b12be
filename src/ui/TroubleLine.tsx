import { Notice, type Severity } from './Notice.tsx';
import { ReloadNotice } from './ReloadNotice.tsx';

/** Props of {@link TroubleLine}. */
export type TroubleLineProps = {
  /** Null: nothing stands in the way. */
  trouble: {
    readonly severity: Severity;
    readonly text: string;
    /** Where something in the browser stands in the way: what that is, and how the page is loaded anew after a change. */
    readonly reload?: { readonly title: string; readonly label: string; readonly run: () => void };
  } | null;
};

/** What a form says of a try that came to nothing, where no field of its own can say it. */
export const TroubleLine = ({ trouble }: TroubleLineProps) => {
  if (trouble === null) return null;
  const { severity, text, reload } = trouble;
  return reload === undefined ? (
    <Notice severity={severity}>{text}</Notice>
  ) : (
    <ReloadNotice title={reload.title} text={text} reloadLabel={reload.label} onReload={reload.run} />
  );
};
