import { HelpSection } from './HelpSection.tsx';
import { ResendCountdown, type ResendCountdownProps } from './ResendCountdown.tsx';
import { TroubleLine, type TroubleLineProps } from './TroubleLine.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ResendSectionProps = TroubleLineProps &
  ResendCountdownProps & {
    title: string;
    text: string;
    /** Announced to screen readers once resending is allowed. */
    readyText: string;
  };

/**
 * Help if a code hasn't arrived: what to check, the last try's trouble, and a button to resend it, with what else helps
 * beside it.
 */
export const ResendSection = ({ title, text, readyText, trouble, ...countdown }: ResendSectionProps) => (
  <HelpSection title={title}>
    <p>{text}</p>
    <TroubleLine trouble={trouble} />
    <ResendCountdown {...countdown} />
    <VisuallyHidden as="output">{countdown.remainingSeconds === 0 ? readyText : ''}</VisuallyHidden>
  </HelpSection>
);
