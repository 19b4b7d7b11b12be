import { useFocusedItem } from '@mui/x-charts/hooks';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';

type AxisItems = readonly { readonly dataIndex: number }[];

type Acts = {
  /** Selects a point, which stays until another one is selected or Escape is pressed. */
  readonly choose: (index: number) => void;
  /** Shows the point at the pointer as long as it is there; a finger selects it. */
  readonly point: (items: AxisItems) => void;
};

const Shown = createContext<number | null>(null);
const SelectionActs = createContext<Acts>({ choose: () => undefined, point: () => undefined });

/** The index of the point that is shown: at the pointer, or else selected; null if there is none. */
export const useShown = (): number | null => use(Shown);

/** What selects points, the same at every render. */
export const useSelectionActs = (): Acts => use(SelectionActs);

type SelectionProps = {
  /** The frame around the chart and what is said about its points. */
  frame: RefObject<HTMLElement | null>;
  /** Called with the selected point, which a pointer that passes doesn't change; null once there is none. */
  onChosen?: ((index: number | null) => void) | undefined;
  children: ReactNode;
};

/**
 * Which of a chart's points is shown. Only what asks for it is rendered when it changes, so that the chart itself stays as
 * it is.
 */
export const Selection = ({ frame, onChosen, children }: SelectionProps) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const byFinger = useRef(false);
  const acts = useMemo<Acts>(
    () => ({
      choose: (index) => {
        setChosen(index);
        setPointed(null);
      },
      point: ([item]) => {
        const index = item?.dataIndex ?? null;
        if (!byFinger.current) setPointed(index);
        else if (index !== null) setChosen(index);
      },
    }),
    [],
  );
  useEffect(() => onChosen?.(chosen), [chosen, onChosen]);
  useEffect(() => () => onChosen?.(null), [onChosen]);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onPointer = ({ pointerType }: PointerEvent) => {
      byFinger.current = pointerType === 'touch';
      if (byFinger.current) setPointed(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || (chosen ?? pointed) === null) return;
      setChosen(null);
      setPointed(null);
      // A dialog around the chart stays open.
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', onPointer, true);
    element.addEventListener('pointermove', onPointer, true);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('pointerdown', onPointer, true);
      element.removeEventListener('pointermove', onPointer, true);
      element.removeEventListener('keydown', onKey);
    };
  }, [frame, chosen, pointed]);
  return (
    <SelectionActs value={acts}>
      <Shown value={pointed ?? chosen}>{children}</Shown>
    </SelectionActs>
  );
};

/** Selects the point that arrow keys, Home and End reach; within the library's provider. */
export const FollowKeys: ComponentType = () => {
  const focused = useFocusedItem();
  const { choose } = useSelectionActs();
  const index = focused !== null && 'dataIndex' in focused ? focused.dataIndex : undefined;
  useEffect(() => {
    if (index !== undefined) choose(index);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same point may be reached again
  }, [index, focused, choose]);
  return null;
};
