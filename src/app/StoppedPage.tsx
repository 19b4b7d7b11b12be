import { useWhomToCall } from '#state/fund/whom-to-call.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { CallLine } from '#ui/CallLine.tsx';
import { Lead } from '#ui/Lead.tsx';
import { StateHeading } from '#ui/StateHeading.tsx';
import { UnpluggedPicture } from '#ui/UnpluggedPicture.tsx';

type StoppedPageProps = {
  title: string;
  text: string;
  /** The one way on, and whether it is under way. */
  wayOn: string;
  isGoingOn?: boolean;
  onGoOn: () => void;
};

/**
 * In the place of a page that can't go on: says why, with one way on and whom to call. Fetches nothing, neither its drawing
 * nor its words.
 */
export const StoppedPage = ({ title, text, wayOn, isGoingOn = false, onGoOn }: StoppedPageProps) => {
  const call = useWhomToCall();
  return (
    <>
      <StateHeading picture={<UnpluggedPicture />}>{title}</StateHeading>
      <Lead>{text}</Lead>
      <Actions>
        <Button pending={isGoingOn} onClick={onGoOn}>
          {wayOn}
        </Button>
      </Actions>
      <CallLine {...call} />
    </>
  );
};
