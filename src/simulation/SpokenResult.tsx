import { memo, useEffect, useRef, useState } from 'react';
import { useServices } from '#state/kernel/services.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Milliseconds without a further change after which the result is spoken. */
const pause = 1000;

const Output = memo(({ text }: { text: string }) => <VisuallyHidden as="output">{text}</VisuallyHidden>);

type SpokenResultProps = {
  /** The result in words; keep its identity as long as the result is the same. */
  say: () => string;
  isChanged: boolean;
  /** What a button has done to all fields, told once. */
  done: { readonly said: string };
};

/**
 * Tells a screen reader what the changes have done, once the sliders rest, and puts it into words no earlier; nothing
 * before the first change.
 */
export const SpokenResult = ({ say, isChanged, done }: SpokenResultProps) => {
  const { clock } = useServices();
  const [spoken, setSpoken] = useState('');
  const told = useRef(done);
  useEffect(() => {
    const speak = () => {
      const isNews = told.current !== done;
      told.current = done;
      setSpoken([...(isNews ? [done.said] : []), ...(isChanged ? [say()] : [])].join(' '));
    };
    return clock.after(pause, speak);
  }, [clock, say, isChanged, done]);
  return <Output text={spoken} />;
};
