import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#kernel/money.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { Panel } from '#detail/Panel.tsx';
import { useHref } from '#state/kernel/place.ts';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { DeathBenefitView } from '../view.ts';
import { BeneficiaryList, type SharesOf } from './BeneficiaryList.tsx';
import { PanelHead } from './PanelHead.tsx';
import { UndeclaredPartner } from './UndeclaredPartner.tsx';

/** Says that there are no beneficiaries, what happens to the money then, and what can be done about it. */
const NobodyListed = ({ kind }: { kind: DeathBenefitView['kind'] }) => {
  const { t } = useTranslation('death-benefit');
  const href = useHref();
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <PanelHead>
        <SectionHeading id={id}>{t('nobody.title')}</SectionHeading>
      </PanelHead>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 60ch)', md: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 6,
          rowGap: 1.5,
        }}
      >
        <Typography>{t(`nobody.${kind === 'lumpSum' || kind === 'none' ? kind : 'any'}`)}</Typography>
        <Stack spacing={1.5}>
          <Typography>{t('nobody.advice')}</Typography>
          <Typography>
            <Link href={href('civil-status')}>{t('nobody.toCivilStatus')}</Link>
          </Typography>
        </Stack>
      </Box>
    </Panel>
  );
};

/** The beneficiaries and their shares; says so if there are none. */
export const Beneficiaries = ({
  view: { kind, amount, people, wrongSum, isAlone, hints },
}: {
  view: DeathBenefitView;
}) => {
  const { t } = useTranslation('death-benefit');
  const locale = useValue(localeAtom);
  const id = useId();
  if (people.length === 0) return amount === null ? null : <NobodyListed kind={kind} />;
  const sharesOf: SharesOf =
    kind === 'lumpSum' ? 'lumpSum' : kind === 'partnerPension' || kind === 'orphansPensions' ? 'pensions' : null;
  return (
    <Panel aria-labelledby={id}>
      <PanelHead>
        <SectionHeading id={id}>{t('beneficiaries.title')}</SectionHeading>
        {sharesOf === null || isAlone ? null : (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {t(sharesOf === 'lumpSum' ? 'beneficiaries.sharesOfLumpSum' : 'beneficiaries.sharesOfPensions')}
          </Typography>
        )}
      </PanelHead>
      {wrongSum === null ? null : (
        <PanelHead>
          <Notice severity="info" live="off">
            {t('beneficiaries.notWhole', { sum: formatPercent(wrongSum, locale) })}
          </Notice>
        </PanelHead>
      )}
      {hints.some(({ key }) => key === 'partnerNotDeclared') ? <UndeclaredPartner /> : null}
      <BeneficiaryList people={people} sharesOf={sharesOf} isAlone={isAlone} />
    </Panel>
  );
};
