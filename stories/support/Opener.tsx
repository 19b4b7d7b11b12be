import { useState, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';

/** A page with a button that opens a dialog. */
export const Opener = ({ children }: { children: (close: () => void) => ReactNode }) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Öffnen
      </Button>
      {open
        ? children(() => {
            setOpen(false);
          })
        : null}
    </>
  );
};
