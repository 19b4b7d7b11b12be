import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ViewLock } from '#detail/ViewLock.tsx';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { planChoice } from '../flow.ts';
import type { PlanView } from '../view.ts';

/** The way from a plan that is tried out to its choice, in which it is picked already; says why it can't be chosen. */
export const ChooseTried = ({ plan }: { plan: PlanView }) => {
  const { t } = useTranslation('additional-savings');
  const href = useHref();
  const advance = useAction(planChoice.advanceAction);
  const isView = useValue(isViewAtom);
  const lockId = useId();
  if (plan.isSame) return null;
  if (plan.isDisabled) return plan.reason === null ? null : <p>{plan.reason}</p>;
  const text = t('plan.choose', { plan: plan.title });
  return (
    <Box sx={{ displayPrint: 'none' }}>
      {isView ? (
        <>
          <Button disabled aria-describedby={lockId}>
            {text}
          </Button>
          <ViewLock id={lockId} />
        </>
      ) : (
        <Button
          href={href('additional-savings-customize')}
          onClick={() => advance({ type: 'picked', planId: plan.id })}
        >
          {text}
        </Button>
      )}
    </Box>
  );
};
