import { HelpSection } from './HelpSection.tsx';
import { ResendCountdown, type ResendCountdownProps } from './ResendCountdown.tsx';
import { TroubleLine, type TroubleLineProps } from './TroubleLine.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Props of {@link ResendSection}. */
export type ResendSectionProps = TroubleLineProps &
  ResendCountdownProps & {
    title: string;
    text: string;
    /** Said to a screen reader once sending again is allowed. */
    readyText: string;
  };

/** For the case that a code has not come: what to look at, what stood in the way of another one, and sending it again. */
export const ResendSection = ({ title, text, readyText, trouble, ...countdown }: ResendSectionProps) => (
  <HelpSection title={title}>
    <p>{text}</p>
    <TroubleLine trouble={trouble} />
    <ResendCountdown {...countdown} />
    <VisuallyHidden as="output">{countdown.remainingSeconds === 0 ? readyText : ''}</VisuallyHidden>
  </HelpSection>
);
