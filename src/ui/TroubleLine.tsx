import { Notice, type Severity } from './Notice.tsx';
import { ReloadNotice } from './ReloadNotice.tsx';

/** Props of {@link TroubleLine}. */
export type TroubleLineProps = {
  severity: Severity;
  text: string;
  /** Where something in the browser stands in the way: what that is, and how the page is loaded anew after a change. */
  reload?: { readonly title: string; readonly label: string; readonly run: () => void };
};

/** What a form says of a try that came to nothing, where no field of its own can say it. */
export const TroubleLine = ({ severity, text, reload }: TroubleLineProps) =>
  reload === undefined ? (
    <Notice severity={severity}>{text}</Notice>
  ) : (
    <ReloadNotice title={reload.title} text={text} reloadLabel={reload.label} onReload={reload.run} />
  );
