import { tries } from './attack';
import { attacks } from './attacks';

// A separate process, so that the attack's own cost does not slow the visitors being measured.
const [name = '', url = '', certificate] = process.argv.slice(2);
setInterval(() => console.log(tries.count), 200);
await attacks.get(name)?.({ url, certificate });
