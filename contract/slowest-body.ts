type Arriving = { complete: boolean; socket: { destroy: () => unknown } };

/**
 * Closes the request whose body has been arriving for the longest time, so that slow bodies never hold
 * the places of others; false where none is arriving. `requests` are in the order in which they came.
 */
export function closeSlowestBody(requests: Iterable<Arriving>): boolean {
  for (const { complete, socket } of requests) {
    if (complete) continue;
    socket.destroy();
    return true;
  }
  return false;
}
