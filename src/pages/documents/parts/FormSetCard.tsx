import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveDocument } from '#detail/save-document.ts';
import { ViewLock } from '#detail/ViewLock.tsx';
import { asksDeclaration } from '#domain/form-query.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { generationAtom } from '#state/remote/document-desk.ts';
import { startGenerationAction } from '#state/remote/generation.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { summaryResource } from '../atoms.ts';

const headingId = 'form-set';

/** Moves to the card once it is there, if the address leads to it. */
const useLinkedCard = (isThere: boolean): boolean => {
  const { clock } = useServices();
  const isAsked = asksDeclaration(useValue(placeAtom).query);
  useEffect(() => {
    if (!isAsked || !isThere) return undefined;
    // After the new page's heading has had the focus.
    return clock.after(0, () => {
      const heading = document.getElementById(headingId);
      heading?.scrollIntoView({ block: 'center' });
      heading?.focus({ preventScroll: true });
    });
  }, [isAsked, isThere, clock]);
  return isAsked;
};

/**
 * Generates the insurance form set. One that is ready at once is downloaded; otherwise the drawer follows it
 * (specification, section 4). Nothing is rendered if the provider generates none. Whoever comes to declare a partnership is
 * led here, and told which form of the set does it.
 */
export const FormSetCard = () => {
  const { t } = useTranslation('documents');
  const { t: common } = useTranslation('common');
  const { data, failed, loading, retry } = useRemote(summaryResource, {});
  const start = useAction(startGenerationAction);
  const save = useSaveDocument();
  const isUnderWay = useValue(generationAtom)?.step === 'generating';
  const [isAsking, setIsAsking] = useState(false);
  const isView = useValue(isViewAtom);
  const lockId = useId();
  const isDeclaration = useLinkedCard(data?.canOrderDocuments === true);
  if (failed && data === null) {
    return (
      <SidebarCard icon="document" title={t('formSet.title')}>
        <FailedNotice title={t('formSet.unknown')} retryLabel={common('retry')} onRetry={retry} retrying={loading} />
      </SidebarCard>
    );
  }
  const title = isDeclaration ? t('formSet.declaration.title') : t('formSet.title');
  const text = <Typography>{isDeclaration ? t('formSet.declaration.text') : t('formSet.text')}</Typography>;
  if (data === null) {
    // As high as the card will be, so that the boxes below stay in place.
    return (
      <SidebarCard icon="document" isAction title={title}>
        <VisuallyHidden as="output">{common('loading')}</VisuallyHidden>
        <Skeleton variant="rounded">{text}</Skeleton>
        <Skeleton variant="rounded" sx={{ mt: 1.5 }}>
          <Button disabled>{t('formSet.action')}</Button>
        </Skeleton>
      </SidebarCard>
    );
  }
  if (!data.canOrderDocuments) return null;
  const generate = async (): Promise<void> => {
    setIsAsking(true);
    const ready = await start();
    if (ready !== null) await save(ready);
    setIsAsking(false);
  };
  return (
    <SidebarCard icon="document" isAction title={title} targetId={headingId}>
      {text}
      <Box>
        <Button
          disabled={isView}
          aria-describedby={isView ? lockId : undefined}
          pending={isAsking || isUnderWay}
          pendingLabel={t('formSet.pending')}
          onClick={() => void generate()}
        >
          {t('formSet.action')}
        </Button>
      </Box>
      {isView ? <ViewLock id={lockId} /> : null}
    </SidebarCard>
  );
};
