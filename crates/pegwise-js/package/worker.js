// The worker of a page.
import { serve } from "./serve.js";

const heard = serve((message) => self.postMessage(message));
self.onmessage = ({ data }) => heard(data);
