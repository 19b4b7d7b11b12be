import type { ReactNode } from 'react';
export type ShellProps = { frame: 'threshold' | 'member'; children: ReactNode };
export const Shell = ({ children }: ShellProps) => <main id="content">{children}</main>;
