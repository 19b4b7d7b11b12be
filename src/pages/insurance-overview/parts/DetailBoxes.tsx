import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsuranceOverviewAnswer } from '#contract/pages.ts';
import { formatChf } from '#kernel/money.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { ExpandableBox, ExpandableStack } from '#ui/ExpandableBox.tsx';
import { openBoxesAtom, setBoxesAction, type DetailBox } from '../atoms.ts';
import { benefitTotal, hasAnnuity, isNumber, shown } from '../reading.ts';
import { AnnuityFigures } from './AnnuityFigures.tsx';
import { BenefitFigures } from './BenefitFigures.tsx';
import { CreditFigures } from './CreditFigures.tsx';
import { OverviewBar } from './OverviewBar.tsx';
import { PayrollFigures } from './PayrollFigures.tsx';

/** A box as it stands on the page. */
type Entry = {
  readonly box: DetailBox;
  readonly title: string;
  readonly figure?: string | undefined;
  readonly figureLabel?: string | undefined;
  readonly content: ReactNode;
};

const chf = (amount: number | null | undefined): string | undefined =>
  isNumber(amount) ? formatChf(amount) : undefined;

/** The boxes that have something to say, in their order, each with the figure of its header. */
const useEntries = (page: InsuranceOverviewAnswer): readonly Entry[] => {
  const { t } = useTranslation('insurance-overview');
  const credits = shown(page.savingsCredits);
  const payroll = shown(page.salaryAndContributions);
  const annuity = shown(page.regularRetirement)?.pension;
  const benefits = shown(page.riskBenefits);
  const entries: Entry[] = [];
  if (credits !== null && credits.lines.length > 0) {
    const figure = chf(page.balance?.value);
    entries.push({
      box: 'credits',
      title: t('credits.title'),
      figure,
      figureLabel: figure === undefined ? undefined : t('credits.header'),
      content: <CreditFigures lines={credits.lines} balance={page.balance?.value} />,
    });
  }
  const salary = payroll?.salary;
  if (salary || (payroll?.contributions?.lines.length ?? 0) > 0) {
    const figure = chf(salary?.value);
    entries.push({
      box: 'payroll',
      title: t('payroll.title'),
      figure,
      figureLabel: figure === undefined ? undefined : t('payroll.header'),
      content: <PayrollFigures page={page} />,
    });
  }
  if (hasAnnuity(annuity)) {
    const figure = chf(annuity.pensionPerMonth) ?? chf(annuity.pensionPerYear);
    entries.push({
      box: 'retirement',
      title: t('retirement.title'),
      figure,
      figureLabel:
        figure === undefined
          ? undefined
          : t(isNumber(annuity.pensionPerMonth) ? 'retirement.header' : 'retirement.annuityPerYear'),
      content: <AnnuityFigures annuity={annuity} page={page} />,
    });
  }
  if (benefits !== null) {
    const { amount, label } = benefitTotal(benefits);
    entries.push({
      box: 'benefits',
      title: t('benefits.title'),
      figure: formatChf(amount),
      figureLabel: label ?? t('benefits.header'),
      content: <BenefitFigures box={benefits} page={page} />,
    });
  }
  return entries;
};

/** The boxes of the overview below the ways to open them all and to print, each opening at its header; which of them stand open is kept. */
export const DetailBoxes = ({ page }: { page: InsuranceOverviewAnswer }) => {
  const open = useValue(openBoxesAtom);
  const setBoxes = useAction(setBoxesAction);
  const toggle = useCallback(
    (box: DetailBox) => (wanted: boolean) => {
      setBoxes({ boxes: [box], open: wanted });
    },
    [setBoxes],
  );
  const entries = useEntries(page);
  const boxes = entries.map(({ box }) => box);
  const allOpen = boxes.every((box) => open.includes(box));
  return (
    <>
      <OverviewBar
        {...(entries.length < 2
          ? {}
          : {
              allOpen,
              onToggle: () => {
                setBoxes({ boxes, open: !allOpen });
              },
            })}
      />
      {entries.length === 0 ? null : (
        <ExpandableStack>
          {entries.map(({ box, title, figure, figureLabel, content }) => (
            <ExpandableBox
              key={box}
              title={title}
              figure={figure}
              figureLabel={figureLabel}
              open={open.includes(box)}
              onToggle={toggle(box)}
            >
              {content}
            </ExpandableBox>
          ))}
        </ExpandableStack>
      )}
    </>
  );
};
