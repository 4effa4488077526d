import { v5 } from 'uuid';

/** The namespace of the generated ids; changing it would change every id. */
const nameSpace = '0b7e9c1e-6f0c-5d0a-9f3d-7a54c1f2e860';

/** The id of a set for programs that require a UUID: always the same for a set. */
export function guidOfSet(id: string): string {
  return v5(`sets/${id}`, nameSpace);
}

/** The same for a stage or an artist of a festival. */
export function guidOf(kind: 'stages' | 'artists', slug: string, festivalId: string): string {
  return v5(`festivals/${festivalId}/${kind}/${slug}`, nameSpace);
}
