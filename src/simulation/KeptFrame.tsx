import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { OwnScenarios } from './use-own-scenarios.ts';

const sectionSx = { display: 'grid', gap: 2, justifyItems: 'stretch', displayPrint: 'none' } as const;

type KeptFrameProps = {
  /** Of the heading. */
  id: string;
  kept: OwnScenarios;
  /** Whether there is something to keep. */
  isTouched: boolean;
  /** How many were removed: after the last one is gone its heading has the focus. */
  removals: number;
  children: ReactNode;
};

/** The section of what a simulator keeps: nothing at a provider that keeps none, nor as long as there is nothing. */
export const KeptFrame = ({ id, kept, isTouched, removals, children }: KeptFrameProps) => {
  const { t } = useTranslation('scenarios');
  const { own, isKnown, isOffered, failed } = kept;
  if (!isOffered) return null;
  if (!isTouched && !isKnown && !failed) {
    return (
      // Out of the flow, because there may be nothing to list.
      <Box aria-busy sx={{ position: 'absolute' }}>
        <VisuallyHidden as="output">{t('listLoading')}</VisuallyHidden>
      </Box>
    );
  }
  if (!isTouched && own.length === 0 && !failed && removals === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={sectionSx}>
      <SectionHeading id={id} level={3} isTarget>
        {t('title')}
      </SectionHeading>
      {children}
    </Box>
  );
};
