package dev.anden.browser.translation;

import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/// What is done to the program while it is translated. Found by the translator, by `ServiceLoader`.
public final class BrowserTranslation implements TeaVMPlugin {
    @Override
    public void install(TeaVMHost host) {
        host.add(new Substitutes());
        host.add(new BundledTexts(host.getClassLoader()));
        host.add(new DescribedRecords(host.getClassLoader()));
    }
}
