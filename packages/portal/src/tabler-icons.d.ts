/** The package only declares types for its index; this declares each icon's own file. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';

  const icon: ComponentType<Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number; stroke?: number }>;
  export default icon;
}
