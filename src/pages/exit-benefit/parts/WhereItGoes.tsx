import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#detail/Panel.tsx';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Group } from '#ui/Group.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { StackedBar, type BarPart } from '#ui/StackedBar.tsx';
import type { ExitBenefitView } from '../view.ts';

/** Situations after leaving, each with its legal consequence for the benefit. FZG art. 2 to 5, BVG art. 47a. */
const situations = ['newEmployer', 'noEmployer', 'selfEmployed', 'abroad', 'retiring', 'dismissed'] as const;
type Situation = (typeof situations)[number];

const icons: Readonly<Record<Situation, IconName>> = {
  newEmployer: 'exit',
  noEmployer: 'clock',
  selfEmployed: 'user',
  abroad: 'globe',
  retiring: 'sunrise',
  dismissed: 'shield',
};

/** Situations in which the benefit may be paid in cash, taxed, and with the partner's consent. FZG art. 5. */
const isCash = (situation: Situation): boolean => situation === 'selfEmployed' || situation === 'abroad';

type Benefit = ExitBenefitView['benefit'];

/** Where today's benefit would go, as a bar; nothing where it isn't paid out or its amount is unknown. */
const Destination = ({ situation, benefit }: { situation: Situation; benefit: Benefit }) => {
  const { t } = useTranslation('exit-benefit');
  const amount = benefit?.amount ?? 0;
  if (benefit === null || amount <= 0 || situation === 'retiring' || situation === 'dismissed') return null;
  const part = (key: 'bound' | 'cash' | 'newEmployer' | 'noEmployer', value: number): BarPart => ({
    key,
    name: t(`where.goes.${key}`),
    // The whole stands above as the page's figure.
    text: value === amount ? undefined : <AmountText>{formatChf(value)}</AmountText>,
    value,
    look: key === 'cash' ? 'second' : 'first',
  });
  const { parts } = benefit;
  const shown =
    situation === 'selfEmployed'
      ? [part('cash', amount)]
      : situation !== 'abroad'
        ? [part(situation, amount)]
        : parts === null
          ? []
          : [part('bound', parts.lawful), ...(parts.beyond === 0 ? [] : [part('cash', parts.beyond)])];
  return shown.length === 0 ? null : <StackedBar most={amount} parts={shown} />;
};

type WhereItGoesProps = {
  isDismissed?: boolean;
  /** Today's benefit; null if it is hidden or unknown. */
  benefit?: Benefit;
};

/** What happens to the exit benefit in each situation; first and chosen the one that the record tells of. */
export const WhereItGoes = ({ isDismissed = false, benefit = null }: WhereItGoesProps) => {
  const { t } = useTranslation('exit-benefit');
  const id = useId();
  const own: Situation = isDismissed ? 'dismissed' : situations[0];
  const [chosen, setChosen] = useState<Situation>(own);
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('where.title')}</SectionHeading>
      <Group labelledBy={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, mb: 3 }}>
        {[own, ...situations.filter((each) => each !== own)].map((situation) => (
          <ToggleButton
            key={situation}
            value={situation}
            selected={situation === chosen}
            size="small"
            onClick={() => setChosen(situation)}
            sx={{
              gap: 1,
              paddingInline: 1.5,
              minBlockSize: 40,
              textTransform: 'none',
              textAlign: 'start',
              displayPrint: situation === chosen ? 'inline-flex' : 'none',
            }}
          >
            <Icon name={icons[situation]} size={18} />
            {t(`where.${situation}.title`)}
          </ToggleButton>
        ))}
      </Group>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 'fontWeightMedium' }}>
          {t(`where.${chosen}.title`)}
        </Typography>
        <Typography sx={{ maxInlineSize: '64ch' }}>{t(`where.${chosen}.text`)}</Typography>
        <Destination situation={chosen} benefit={benefit} />
        {isCash(chosen) ? (
          <Typography variant="body2" color="textSecondary" sx={{ maxInlineSize: '64ch' }}>
            {t('where.tax')} {t('where.consent')}
          </Typography>
        ) : null}
      </Box>
    </Panel>
  );
};
