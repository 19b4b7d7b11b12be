import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeathBenefitAnswer } from '#contract/pages.ts';
import { derivationNamed } from '#domain/derivations.ts';
import { formatPercent } from '#kernel/money.ts';
import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { AmountLines } from '#detail/AmountLines.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import { Panel } from '#detail/Panel.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, useHref } from '#state/kernel/place.ts';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { deathResource } from './atoms.ts';
import { deathKind, derivationOfAmount, readBeneficiaries } from './beneficiaries.ts';
import { BeneficiaryList } from './parts/BeneficiaryList.tsx';

const Head = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(2),
  '& p': { margin: theme.spacing(1, 0, 0), color: theme.palette.text.secondary, textWrap: 'pretty' },
}));

const Nobody = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  maxInlineSize: '60ch',
  '& p': { margin: 0, textWrap: 'pretty' },
}));

/** The amount with what it is; one that the provider hides is not there. */
const Amount = ({ data }: { data: DeathBenefitAnswer }) => {
  const { t } = useTranslation('death-benefit');
  const box = data.deathBenefit;
  if (box?.isVisible === false) return null;
  const kind = deathKind(box?.kind);
  const isKnown = typeof box?.amount === 'number';
  return (
    <FigurePanel
      label={t(`figure.${kind}.label`)}
      amount={box?.amount}
      meaning={isKnown ? t(`figure.${kind}.meaning`) : undefined}
      explanation={t(`figure.${kind}.explanation`)}
      derivation={derivationOfAmount(data)}
    />
  );
};

/** That nobody would be paid, what becomes of the money then, and what can be done about it. */
const NobodyListed = ({ kind }: { kind: ReturnType<typeof deathKind> }) => {
  const { t } = useTranslation('death-benefit');
  const href = useHref();
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <SectionHeading id={id}>{t('nobody.title')}</SectionHeading>
      </Head>
      <Nobody>
        <p>{t(`nobody.${kind === 'lumpSum' || kind === 'none' ? kind : 'any'}`)}</p>
        <p>{t('nobody.advice')}</p>
        <p>
          <Link href={href('civil-status')}>{t('nobody.toCivilStatus')}</Link>
        </p>
      </Nobody>
    </Panel>
  );
};

const Beneficiaries = ({ data }: { data: DeathBenefitAnswer }) => {
  const { t } = useTranslation('death-benefit');
  const id = useId();
  const kind = deathKind(data.deathBenefit?.kind);
  const { people, wrongSum } = readBeneficiaries(data.beneficiaries);
  if (people.length === 0) {
    // Where not even the amount came, that nobody is listed says nothing.
    return typeof data.deathBenefit?.amount === 'number' ? <NobodyListed kind={kind} /> : null;
  }
  const sharesOf =
    kind === 'lumpSum'
      ? 'beneficiaries.sharesOfLumpSum'
      : kind === 'partnerPension' || kind === 'orphansPensions'
        ? 'beneficiaries.sharesOfPensions'
        : null;
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <SectionHeading id={id}>{t('beneficiaries.title')}</SectionHeading>
        {sharesOf === null ? null : <p>{t(sharesOf)}</p>}
      </Head>
      {wrongSum === null ? null : (
        <Head>
          <Notice severity="info" live="off">
            {t('beneficiaries.notWhole', { sum: formatPercent(wrongSum) })}
          </Notice>
        </Head>
      )}
      <BeneficiaryList people={people} />
    </Panel>
  );
};

/** Everything that would be paid, line by line; only providers that say more than they must send it. */
const Benefits = ({ data }: { data: DeathBenefitAnswer }) => {
  const { t } = useTranslation('death-benefit');
  const id = useId();
  const lines = (data.benefits ?? []).flatMap(({ label, helpText, value, figure }, index) =>
    label?.trim()
      ? [{ key: index, label, help: helpText, amount: value, derivation: derivationNamed(data, figure) }]
      : [],
  );
  if (lines.length === 0) return null;
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <SectionHeading id={id}>{t('benefits.title')}</SectionHeading>
      </Head>
      <AmountLines lines={lines} />
    </Panel>
  );
};

const ownBoxes = ({ financeExpert, actions }: DeathBenefitAnswer) => (
  <>
    <InfoBoxCard box={financeExpert} />
    <ActionsBoxCard box={actions} />
  </>
);

/**
 * What would be paid if the member died today, and to whom: the amount with what it is, the beneficiaries with their
 * shares, and every benefit in its line. BVG art. 18 to 22.
 */
export const DeathBenefitPage = () => {
  const { t } = useTranslation('death-benefit');
  const anonymize = useValue(anonymizeAtom);
  return (
    <DetailPage
      schema="death-benefit"
      title={t('title')}
      lead={t('lead')}
      resource={deathResource}
      request={anonymize ? { query: { anonymize: 'true' } } : {}}
      sidebar={ownBoxes}
    >
      {(data) => (
        <>
          <Amount data={data} />
          <Beneficiaries data={data} />
          <Benefits data={data} />
          <InfoBoxCard box={data.simulation} />
        </>
      )}
    </DetailPage>
  );
};
