import { Notice, type Severity } from './Notice.tsx';
import { ReloadNotice } from './ReloadNotice.tsx';

/** Props of {@link TroubleNotice}. */
export type TroubleNoticeProps = {
  /** Null: nothing stands in the way. */
  trouble: {
    severity: Severity;
    text: string;
    /** Where only loading the page anew helps. */
    reload?: { title: string; label: string; run: () => void };
  } | null;
};

/** What stood in the way of a form's last try, right above its button. */
export const TroubleNotice = ({ trouble }: TroubleNoticeProps) => {
  if (trouble === null) return null;
  const { severity, text, reload } = trouble;
  return reload === undefined ? (
    <Notice severity={severity}>{text}</Notice>
  ) : (
    <ReloadNotice title={reload.title} text={text} reloadLabel={reload.label} onReload={reload.run} />
  );
};
