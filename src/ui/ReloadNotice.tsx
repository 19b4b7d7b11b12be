import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** Props of {@link ReloadNotice}. */
export type ReloadNoticeProps = { title: string; text: string; reloadLabel: string; onReload: () => void };

/** A problem with the browser's settings: what to change, and a button to reload the page. */
export const ReloadNotice = ({ title, text, reloadLabel, onReload }: ReloadNoticeProps) => (
  <Notice
    severity="error"
    title={title}
    action={
      <Button variant="outlined" size="small" startIcon="retry" onClick={onReload}>
        {reloadLabel}
      </Button>
    }
  >
    {text}
  </Notice>
);
