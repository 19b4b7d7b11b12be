import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '#contract/contact-topics.ts';
import { Panel } from '#detail/Panel.tsx';
import { topicQuery } from '#domain/form-query.ts';
import { formatChf } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { Group } from '#ui/Group.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { StackedBar, type BarPart } from '#ui/StackedBar.tsx';
import type { ExitBenefitView, ExitParts } from '../view.ts';

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

/** What the member writes to the fund about in each situation. */
const topics: Readonly<Record<Situation, ContactTopic>> = {
  newEmployer: 'newPensionFund',
  noEmployer: 'vestedBenefits',
  selfEmployed: 'cashPayment',
  abroad: 'cashPayment',
  retiring: 'benefitsAtExit',
  dismissed: 'stayInsured',
};

/** A sentence that names an article, with the Latin part of a paragraph's number raised: `Abs. 1<sup>bis</sup>`. */
const Lawful = ({ children }: { children: string }) => (
  <Typography sx={{ maxInlineSize: '64ch', '& sup': { lineHeight: 0 } }}>
    {children.split(/(?<=\d)(bis)\b/).map((part, index) => (index % 2 === 1 ? <sup key={index}>{part}</sup> : part))}
  </Typography>
);

/** Situations in which the benefit may be paid in cash, taxed, and with the partner's consent. FZG art. 5. */
const isCash = (situation: Situation): boolean => situation === 'selfEmployed' || situation === 'abroad';

type Benefit = ExitBenefitView['benefit'];

/** How today's benefit would be divided on leaving the country, as a bar; nothing where it isn't, or its amount is unknown. */
const Division = ({ parts }: { parts: ExitParts | null | undefined }) => {
  const { t } = useTranslation('exit-benefit');
  // A bar of one part says nothing.
  if (!parts || parts.beyond === 0) return null;
  const part = (key: 'bound' | 'cash', value: number): BarPart => ({
    key,
    name: t(`where.goes.${key}`),
    text: <AmountText>{formatChf(value)}</AmountText>,
    value,
    look: key === 'cash' ? 'second' : 'first',
  });
  return (
    <StackedBar most={parts.lawful + parts.beyond} parts={[part('bound', parts.lawful), part('cash', parts.beyond)]} />
  );
};

/** A list with hairlines on a phone; side by side, all as wide, where there is room. */
const choicesSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 0, sm: 1 },
  mt: 2,
  mb: 3,
} as const;

const choiceSx = ({ breakpoints, palette, spacing, typography }: Theme) =>
  ({
    justifyContent: 'flex-start',
    gap: spacing(1.25),
    minBlockSize: 48,
    padding: spacing(1.25, 1.5),
    ...typography.body2,
    fontWeight: typography.fontWeightMedium,
    textTransform: 'none',
    textAlign: 'start',
    hyphens: 'auto',
    [breakpoints.down('sm')]: {
      border: 0,
      borderRadius: 0,
      '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${palette.divider}` },
    },
  }) as const;

type WhereItGoesProps = {
  isDismissed?: boolean;
  /** Today's benefit; null if it is hidden or unknown. */
  benefit?: Benefit;
};

/**
 * Where the exit benefit goes in each situation, what is to be done, by when, and the message that does it; first and
 * chosen the one that the record tells of.
 */
export const WhereItGoes = ({ isDismissed = false, benefit = null }: WhereItGoesProps) => {
  const { t } = useTranslation('exit-benefit');
  const href = useHref();
  const originQuery = useValue(originQueryAtom);
  const id = useId();
  const own: Situation = isDismissed ? 'dismissed' : situations[0];
  const [chosen, setChosen] = useState<Situation>(own);
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('where.title')}</SectionHeading>
      <Group labelledBy={id} sx={choicesSx}>
        {[own, ...situations.filter((each) => each !== own)].map((situation) => (
          <ToggleButton
            key={situation}
            value={situation}
            selected={situation === chosen}
            onClick={() => setChosen(situation)}
            sx={[choiceSx, { displayPrint: situation === chosen ? 'inline-flex' : 'none' }]}
          >
            <Icon name={icons[situation]} size={18} />
            {t(`where.${situation}.title`)}
            {situation === chosen ? (
              <Box component="span" sx={{ marginInlineStart: 'auto', lineHeight: 0 }}>
                <Icon name="check" size={18} />
              </Box>
            ) : null}
          </ToggleButton>
        ))}
      </Group>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 'fontWeightMedium' }}>
          {t(`where.${chosen}.title`)}
        </Typography>
        {chosen === 'newEmployer' || chosen === 'noEmployer' ? null : <Lawful>{t(`where.${chosen}.text`)}</Lawful>}
        <DefinitionList
          rows={(['to', 'todo', 'by'] as const).map((line) => ({
            term: t(`where.${line}`),
            value: t(`where.${chosen}.${line}`),
          }))}
        />
        <Button
          href={href('contact', { query: { ...originQuery('contact'), ...topicQuery(topics[chosen]) } })}
          sx={{ justifySelf: 'start', displayPrint: 'none' }}
        >
          {t(`where.${chosen}.action`)}
        </Button>
        {chosen === 'abroad' ? <Division parts={benefit?.parts} /> : null}
        {isCash(chosen) ? (
          <Typography variant="body2" color="textSecondary" sx={{ maxInlineSize: '64ch' }}>
            {t('where.tax')} {t('where.consent')}
          </Typography>
        ) : null}
      </Box>
    </Panel>
  );
};
