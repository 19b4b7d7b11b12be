import GlobalStyles from '@mui/material/GlobalStyles';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';

const marked = '[data-print-part]';

/** Within the page's main content, hides what is neither the marked part, nor around it, nor in it. */
const onlyThePart = (
  <GlobalStyles
    styles={{
      '@media print': {
        [marked]: { breakInside: 'auto !important', border: '0 !important', padding: '0 !important' },
        [`main *:not(:has(${marked})):not(${marked}):not(${marked} *)`]: { display: 'none !important' },
      },
    }}
  />
);

/** Prints the section around it alone, below the fund's header. */
export const PrintButton = () => {
  const { t } = useTranslation('simulation');
  const button = useRef<HTMLButtonElement>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  useLayoutEffect(() => {
    const part = button.current?.closest('section');
    if (!isPrinting || !part) return undefined;
    const end = () => setIsPrinting(false);
    part.dataset['printPart'] = '';
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('afterprint', end);
      delete part.dataset['printPart'];
    };
  }, [isPrinting]);
  // Printed outside of rendering, so that parts held back can still be brought up to date.
  const print = () => {
    flushSync(() => setIsPrinting(true));
    window.print();
  };
  return (
    <>
      {isPrinting ? onlyThePart : null}
      <Button ref={button} variant="text" startIcon="print" onClick={print}>
        {t('print')}
      </Button>
    </>
  );
};
