import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** Props of {@link ReloadNotice}. */
export type ReloadNoticeProps = { title: string; text: string; reloadLabel: string; onReload: () => void };

/** Something in the browser stands in the way: what to change there, and then to load the page anew. */
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
