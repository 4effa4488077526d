/** By this key the festival's page knows that the festival is being deleted from here, and not by somebody else. */
export function deleteFestivalKey(festivalId: string): readonly string[] {
  return ['delete-festival', festivalId];
}
