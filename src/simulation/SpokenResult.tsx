import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Milliseconds without a further change after which the result is spoken. */
const pause = 1000;

/** Tells a screen reader what the changes have done, once the sliders rest; nothing before the first change. */
export const SpokenResult = ({ text, isChanged }: { text: string; isChanged: boolean }) => {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(isChanged ? text : ''), pause);
    return () => clearTimeout(timer);
  }, [text, isChanged]);
  return <VisuallyHidden as="output">{spoken}</VisuallyHidden>;
};
