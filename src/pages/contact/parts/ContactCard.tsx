import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { bareWebsite } from '#domain/reach.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { fundFooterAtom } from '#state/session/fund-footer.ts';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { RouterLink } from '#ui/RouterLink.tsx';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { useIsOneColumn } from '#ui/use-one-column.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { contactDetailResource } from '../atoms.ts';
import { contactView, type ContactLine } from '../view.ts';

const Line = ({ line: { text, href, isWebsite } }: { line: ContactLine }) => {
  const { t } = useTranslation('common');
  if (href === null) return text;
  if (!isWebsite) return <Link href={href}>{text}</Link>;
  return (
    <Link component={RouterLink} href={href} newWindowHint={t('newWindow')}>
      {bareWebsite(text)}
    </Link>
  );
};

/** How to reach the fund other than by the form; where to find that if it gives no details. */
export const ContactCard = () => {
  const { t } = useTranslation(['contact', 'common']);
  const { data, answer, failed, loading, retry } = useRemote(contactDetailResource, {});
  // In one column the number to call and the address to write to are above the form.
  const { phone, email, hours } = useValue(fundFooterAtom);
  const saidAbove = useIsOneColumn() && phone !== null ? [phone, email?.text, hours] : [];
  if (failed) {
    return (
      <FailedNotice title={t('detail.failed')} retryLabel={t('common:retry')} onRetry={retry} retrying={loading} />
    );
  }
  const lines = data === null ? null : contactView(data);
  const shown = lines?.filter(({ text }) => !saidAbove.includes(text)) ?? [];
  if (lines !== null && lines.length > 0 && shown.length === 0) return null;
  return (
    <SidebarCard icon="phone" title={t('detail.title')}>
      {lines === null ? (
        <div aria-busy>
          <VisuallyHidden as="output">{t('detail.loading')}</VisuallyHidden>
          <SkeletonBlock lines={6} />
        </div>
      ) : (
        <>
          {shown.map((line, index) => (
            // Lines of an address belong together.
            <p key={index} style={index === 0 ? undefined : { marginBlockStart: 4 }}>
              <Line line={line} />
            </p>
          ))}
          {lines.length === 0 ? (
            <p>{t('detail.none')}</p>
          ) : answer === null || answer.dropped.length === 0 ? null : (
            <p>{t('detail.some')}</p>
          )}
        </>
      )}
    </SidebarCard>
  );
};
