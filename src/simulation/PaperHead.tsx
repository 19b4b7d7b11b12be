import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Changes } from '#contract/simulations.ts';
import { formatDate } from '#kernel/date.ts';
import type { Plan } from '#pension/plan.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { useToday } from '#state/kernel/today.ts';
import { fundNameAtom } from '#state/fund/settings.ts';
import { currentUserAtom } from '#state/session/session.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useChangeWords } from './change-words.ts';

/** On paper only: fund, member and day, and in words what the fields say. Names are omitted while they are hidden. */
export const PaperHead = ({ changes, plan }: { changes: Changes; plan: Plan | null }) => {
  const { t } = useTranslation('simulation');
  const fund = useValue(fundNameAtom);
  const user = useValue(currentUserAtom);
  const today = useToday();
  const lines = useChangeWords()(changes, plan);
  const member = [user?.firstname ?? '', user?.lastname ?? ''].join(' ').trim();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">
        {[fund, member, formatDate(today)].filter((part) => part !== '').join(' · ')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, breakInside: 'avoid' }}>
        <SectionHeading level={3}>{t('paper.title')}</SectionHeading>
        {lines.length === 0 ? (
          <p>{t('paper.unchanged')}</p>
        ) : (
          <DefinitionList amounts rows={lines.map(({ name, value }) => ({ term: name, value }))} />
        )}
      </Box>
    </Box>
  );
};
