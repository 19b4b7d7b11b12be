import { memo, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Milliseconds without a further change after which the result is spoken. */
const pause = 1000;

const Output = memo(({ text }: { text: string }) => <VisuallyHidden as="output">{text}</VisuallyHidden>);

type SpokenResultProps = {
  text: string;
  isChanged: boolean;
  /** What a button has done to all fields, told once. */
  done: { readonly said: string };
};

/** Tells a screen reader what the changes have done, once the sliders rest; nothing before the first change. */
export const SpokenResult = ({ text, isChanged, done }: SpokenResultProps) => {
  const [spoken, setSpoken] = useState('');
  const told = useRef(done);
  useEffect(() => {
    const speak = () => {
      const isNews = told.current !== done;
      told.current = done;
      setSpoken([...(isNews ? [done.said] : []), ...(isChanged ? [text] : [])].join(' '));
    };
    const timer = setTimeout(speak, pause);
    return () => clearTimeout(timer);
  }, [text, isChanged, done]);
  return <Output text={spoken} />;
};
