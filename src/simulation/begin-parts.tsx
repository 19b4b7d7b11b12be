import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingsList } from './FindingsList.tsx';
import { PensionInSight } from './PensionInSight.tsx';
import { Preview } from './Preview.tsx';
import type { EffectParts, EffectProps } from './tried-parts.tsx';

/** That a result comes, where no example can be shown. */
const Invitation = memo(() => {
  const { t } = useTranslation('simulation');
  return (
    <Typography color="textSecondary" sx={{ displayPrint: 'none' }}>
      {t('examples.invitationAlone')}
    </Typography>
  );
});

/**
 * What a simulator shows as long as nothing is changed: what the example does that the fields say, or that results come, where
 * no case is possible or the provider simulates. Of what isn't tried out it doesn't warn.
 */
export const beginParts = ({
  simulating,
  changes,
  example,
  inSight,
  isOnPaper,
  renderResults,
}: EffectProps): EffectParts => {
  const { start, result, outcomes } = simulating;
  const shown = example === undefined || inSight === null ? null : { ...inSight, isBroken: false, isExample: true };
  return {
    strip: shown && <PensionInSight {...shown} shape="strip" />,
    // Paper doesn't say what nobody has chosen.
    results: isOnPaper ? null : example === undefined ? (
      <Invitation />
    ) : (
      <Preview label={example.label} answer={shown && <PensionInSight {...shown} shape="headline" />}>
        {renderResults({ result, alongside: null, outcomes, changes, isExample: true })}
      </Preview>
    ),
    effect: null,
    // Of the present alone: an exit that is announced, which also the example leaves out.
    chart: <FindingsList findings={start.findings} changes={changes} only="notes" />,
    below: null,
    assumptions: null,
  };
};
