/** The key that tells the festival's page that the festival is being deleted from here, not by somebody else. */
export function deleteFestivalKey(festivalId: string): readonly string[] {
  return ['delete-festival', festivalId];
}
