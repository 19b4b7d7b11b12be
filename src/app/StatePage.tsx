import { useWhomToCall } from '#state/fund/whom-to-call.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { CallLine } from '#ui/CallLine.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { UnpluggedPicture } from '#ui/UnpluggedPicture.tsx';

type StatePageProps = {
  title: string;
  text: string;
  /** The one way on. */
  label: string;
  onPress: () => void;
};

/** Says why nothing goes on here, with one way on and whom to call. Fetches nothing: neither its drawing nor its words. */
export const StatePage = ({ title, text, label, onPress }: StatePageProps) => {
  const call = useWhomToCall();
  return (
    <>
      <UnpluggedPicture />
      <PageHeading>{title}</PageHeading>
      <Lead>{text}</Lead>
      <Actions>
        <Button onClick={onPress}>{label}</Button>
      </Actions>
      <CallLine {...call} />
    </>
  );
};
