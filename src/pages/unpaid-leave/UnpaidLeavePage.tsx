import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnpaidLeaveAnswer } from '#contract/pages.ts';
import { derivationNamed, derivationOf } from '#domain/derivations.ts';
import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { AmountLines } from '#detail/AmountLines.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import { Panel } from '#detail/Panel.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { vacationResource } from './atoms.ts';
import { coverOfAmount, knownCover, monthsOf } from './covers.ts';

const Head = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(2) }));

/** What a month costs with the cover that the fund quotes. */
const Amount = ({ data }: { data: UnpaidLeaveAnswer }) => {
  const { t } = useTranslation('unpaid-leave');
  const box = data.unpaidLeave;
  if (box?.isVisible === false) return null;
  return (
    <FigurePanel
      label={t('figure.label')}
      amount={box?.amount}
      meaning={typeof box?.amount === 'number' ? t(`figure.${coverOfAmount(data)}`) : undefined}
      explanation={t('figure.explanation')}
      derivation={derivationOf(data, 'unpaidLeave')}
    />
  );
};

/** The covers to choose from, each with what it costs a month and what it keeps insured. */
const Covers = ({ data }: { data: UnpaidLeaveAnswer }) => {
  const { t } = useTranslation(['unpaid-leave', 'detail']);
  const id = useId();
  const covers = data.covers ?? [];
  if (covers.length === 0) return null;
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <SectionHeading id={id}>{t(covers.length === 1 ? 'covers.only' : 'covers.title')}</SectionHeading>
      </Head>
      <AmountLines
        lines={covers.map(({ cover, label, amount, figure }, index) => {
          const known = knownCover(cover);
          return {
            key: index,
            label: label?.trim() ? label : t('covers.unnamed'),
            help: known === 'any' ? null : t(`covers.${known}`),
            amount,
            // The first one heads the page, with its explanation.
            derivation: index === 0 ? undefined : derivationNamed(data, figure),
          };
        })}
      />
    </Panel>
  );
};

/** How long all stays as it is, and how long one may stay insured at most. */
const Duration = ({ data }: { data: UnpaidLeaveAnswer }) => {
  const { t } = useTranslation('unpaid-leave');
  const id = useId();
  const free = monthsOf(data.freeMonths);
  const most = monthsOf(data.atMostMonths);
  if (free === null && most === null) return null;
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <SectionHeading id={id}>{t('duration.title')}</SectionHeading>
      </Head>
      <DefinitionList
        rows={[
          {
            term: t('duration.unchanged'),
            value:
              free === null
                ? null
                : free === 0
                  ? t('duration.unchangedNot')
                  : t('duration.unchangedFor', { count: free }),
          },
          { term: t('duration.atMost'), value: most === null ? null : t('duration.atMostFor', { count: most }) },
        ]}
      />
    </Panel>
  );
};

const ownBoxes = ({ actions, financeExpert }: UnpaidLeaveAnswer) => (
  <>
    <ActionsBoxCard box={actions} />
    <InfoBoxCard box={financeExpert} />
  </>
);

/**
 * Unpaid leave: what it costs a month to stay insured, which covers there are, and for how long. To one month the
 * insurance goes on unchanged, after that the fund's plan decides.
 */
export const UnpaidLeavePage = () => {
  const { t } = useTranslation('unpaid-leave');
  return (
    <DetailPage
      schema="unpaid-leave"
      title={t('title')}
      lead={t('lead')}
      resource={vacationResource}
      request={{}}
      sidebar={ownBoxes}
    >
      {(data) => (
        <>
          <Amount data={data} />
          <Covers data={data} />
          <Duration data={data} />
          <InfoBoxCard box={data.simulation} />
        </>
      )}
    </DetailPage>
  );
};
