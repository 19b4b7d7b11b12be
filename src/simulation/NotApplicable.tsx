import Box from '@mui/material/Box';
import { use, useId, type ReactNode } from 'react';
import { nothingToOpen, useListsHere } from '#detail/page-simulator.tsx';
import { Panel } from '#detail/Panel.tsx';
import { WhenNear } from '#detail/WhenNear.tsx';
import { askedScenario } from '#domain/simulate-query.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { late } from '#ui/late.ts';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { AskFund } from './AskFund.tsx';
import type { KeptApartProps } from './KeptApart.tsx';
import { StandsAlone } from './stands-alone.ts';
import { useFocusOnTurn } from './use-focus-on-turn.ts';

const KeptApart = late(async () => (await import('./KeptApart.tsx')).KeptApart);

/** Takes the way to the latest scenario from the page, also before the list is near. */
const NothingToOpen = () => {
  useListsHere(nothingToOpen);
  return null;
};

/** An empty place for what isn't near yet takes no space. */
const keptSx = { '& > section': { mt: 3 } } as const;

type NotApplicableProps = Pick<KeptApartProps, 'simulator'> & {
  title: string;
  reason: string;
  /** What the member can do. A simulator on a page of its own offers the fund's form by default. */
  action?: ReactNode;
  /** Sets the fields to kept changes, with which the simulator shows something. */
  onOpen?: KeptApartProps['onOpen'];
  /** Of the heading. */
  id?: string | undefined;
  /** What may make it apply. */
  children?: ReactNode;
};

/**
 * A simulator that does not apply to the member, and why, with what was kept when it did. In the portal the page around it
 * says what to do.
 */
export const NotApplicable = (props: NotApplicableProps) => {
  const ownId = useId();
  const { simulator, title, reason, action, onOpen = null, id = ownId, children } = props;
  const { query } = useValue(placeAtom);
  const isAlone = use(StandsAlone);
  useFocusOnTurn(id);
  return (
    <Panel aria-labelledby={id} data-simulator>
      <SectionHeading id={id} isTarget>
        {title}
      </SectionHeading>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mt: 2 }}>
        <Notice severity="info" live="off" action={action ?? (isAlone ? <AskFund /> : undefined)}>
          <p>{reason}</p>
        </Notice>
        {children}
      </Box>
      {onOpen === null ? <NothingToOpen /> : null}
      <Box sx={keptSx}>
        <WhenNear isAsked={askedScenario(query) !== null}>
          <KeptApart simulator={simulator} onOpen={onOpen} />
        </WhenNear>
      </Box>
    </Panel>
  );
};
