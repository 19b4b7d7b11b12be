import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatChf } from '#kernel/money.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { ExpandableBox, ExpandableStack } from '#ui/ExpandableBox.tsx';
import { openBoxesAtom, setBoxesAction, type DetailBox } from '../atoms.ts';
import type { InsuranceOverviewView } from '../view.ts';
import { PensionFigures } from './PensionFigures.tsx';
import { BenefitFigures } from './BenefitFigures.tsx';
import { CreditFigures } from './CreditFigures.tsx';
import { OverviewBar } from './OverviewBar.tsx';
import { SalaryAndContributionFigures } from './SalaryAndContributionFigures.tsx';

/** A box on the page. */
type Entry = {
  readonly box: DetailBox;
  readonly title: string;
  readonly figure?: string | undefined;
  readonly figureLabel?: string | undefined;
  readonly content: ReactNode;
};

const chf = (amount: number | null): string | undefined => (amount === null ? undefined : formatChf(amount));

/** The boxes with content, in their order, each with the figure of its header. */
const useEntries = ({
  credits,
  salaryAndContributions,
  pension,
  benefits,
  isLeaving,
}: InsuranceOverviewView): readonly Entry[] => {
  const { t } = useTranslation(['insurance-overview', 'detail']);
  const entry = (
    box: DetailBox,
    figure: string | undefined,
    figureLabel: string | undefined,
    content: ReactNode,
  ): Entry => ({
    box,
    title: t(`${box}.title`),
    figure,
    figureLabel: figure === undefined ? undefined : figureLabel,
    content,
  });
  const perMonth = (name: string) => t('benefits.perMonth', { name });
  const headOfBenefits = ({
    total,
    instead,
  }: NonNullable<typeof benefits>): readonly [string | undefined, string | undefined] => {
    if (instead !== null) {
      const { amount, paid } = instead;
      const name = t('benefits.death');
      if (amount === null) return [t('benefits.nothing'), undefined];
      return [
        formatChf(amount),
        paid === 'perMonth' ? perMonth(name) : paid === 'once' ? `${name}, ${t('detail:once')}` : name,
      ];
    }
    const name = total.label ?? t('benefits.header');
    return [chf(total.amount), total.isPerMonth ? perMonth(name) : name];
  };
  return [
    ...(credits === null
      ? []
      : [entry('credits', chf(credits.savings), t('credits.header'), <CreditFigures lines={credits.lines} />)]),
    ...(salaryAndContributions === null
      ? []
      : [
          entry(
            'salaryAndContributions',
            chf(salaryAndContributions.insured),
            t('salaryAndContributions.header'),
            <SalaryAndContributionFigures salaryAndContributions={salaryAndContributions} />,
          ),
        ]),
    ...(pension === null
      ? []
      : [
          entry(
            'retirement',
            chf(pension.pensionPerMonth) ?? chf(pension.pensionPerYear),
            t(pension.pensionPerMonth === null ? 'retirement.pensionPerYear' : 'retirement.header'),
            <PensionFigures pension={pension} isLeaving={isLeaving} />,
          ),
        ]),
    ...(benefits === null
      ? []
      : [entry('benefits', ...headOfBenefits(benefits), <BenefitFigures benefits={benefits} />)]),
  ];
};

/** The overview's expandable boxes, below the buttons to open them all and to print; the open ones are remembered. */
export const DetailBoxes = ({ view }: { view: InsuranceOverviewView }) => {
  const open = useValue(openBoxesAtom);
  const setBoxes = useAction(setBoxesAction);
  const toggle = useCallback(
    (box: DetailBox) => (wanted: boolean) => {
      setBoxes({ boxes: [box], open: wanted });
    },
    [setBoxes],
  );
  const entries = useEntries(view);
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
